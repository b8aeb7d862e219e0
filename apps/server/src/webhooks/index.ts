export { deliverySteps } from './delivery-steps.ts';
export { openWebhooks } from './open-webhooks.ts';
export { readWebhooksConfig } from './webhooks-config.ts';
export { signMessage } from './sign-message.ts';

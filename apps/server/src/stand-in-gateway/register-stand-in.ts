import type { FastifyInstance } from 'fastify';
import { originAt } from '../platform/http/origins.ts';
import { registerApi } from './api/register-api.ts';
import { registerControl } from './control/register-control.ts';
import { registerForm } from './form/register-form.ts';
import { registerStripe } from './stripe/register-stripe.ts';
import { registerStripePages } from './stripe/register-pages.ts';
import { anyHost, atHost } from './route-options.ts';
import type { RouteOptions } from './route-options.ts';
import type { StandInNeeds } from './stand-in-needs.ts';

/** Forms as browsers send them; everything else stays text, because the order of its fields counts. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

async function register(
  app: FastifyInstance,
  needs: StandInNeeds,
  options: RouteOptions,
  prefix: string,
): Promise<void> {
  await app.register(
    async (scope) => {
      readBodies(scope);
      registerApi(scope, needs, options);
      if (needs.hasControls) registerControl(scope, needs, options);
      registerForm(scope, needs, options);
      if (needs.password !== undefined) return;
      registerStripe(scope, needs, options);
      registerStripePages(scope, needs, options);
    },
    { prefix },
  );
}

/** The stand-in in a process of its own: the whole server is the gateway's. */
export const registerAlone = (app: FastifyInstance, needs: StandInNeeds): Promise<void> =>
  register(app, needs, anyHost, '');

export const STAND_IN_HOST = 'gateway.localhost';
export const STRIPE_HOST = `stripe.${STAND_IN_HOST}`;
export const STAND_IN_PREFIX = '/stand-in-gateway';

/** At the port that it was asked at. */
export const stripePagesAlone: StandInNeeds['stripePagesAt'] = ({ host }) =>
  originAt(new URL(`http://${host}`), STRIPE_HOST);

/**
 * The stand-in inside the shop's server: for browsers at a host of its own, for the shop under a prefix. In production
 * there is no such host, and nothing but the form for those who try a shop out.
 */
export async function registerBeside(app: FastifyInstance, needs: StandInNeeds): Promise<void> {
  if (needs.password === undefined)
    await register(app, needs, atHost(/^(stripe\.)?gateway\.localhost(:\d+)?$/i), '');
  await register(app, needs, anyHost, STAND_IN_PREFIX);
}

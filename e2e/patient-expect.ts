// What waits as long as a busy machine needs, in journeys and in what has no runner's settings, such as the pictures.
import { expect as impatient } from '@playwright/test';

const PATIENCE_MS = 60_000;

export const expect = impatient.configure({ timeout: PATIENCE_MS });

// Where a link to the customer's view leads: it is used up, and the browser gets a session that only looks.
import { SESSION_COOKIE } from '@stagedoor/rules/accounts/session';
import { VIEW_MINUTES } from '@stagedoor/rules/staff/staff-limits';
import type { FastifyInstance } from 'fastify';
import { cookieJar } from '../../platform/http/cookie-jar.ts';
import { hostnameOf } from '../../platform/http/origins.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import type { RecognizeNeeds } from '../recognize-caller.ts';
import { insertSession } from '../session-store.ts';
import { freshSession } from '../sessions.ts';
import { useViewLink } from './view-link-store.ts';

export const VIEW_PATH = '/view-as/';

/** A link that is used up or too old leads to the shop as everybody sees it. */
export function registerView(app: FastifyInstance, needs: RecognizeNeeds): void {
  const { db, clock, directory, outlets, publicAddress } = needs;
  const once = { config: { usesUp: true } };
  app.get<{ Params: { token: string } }>(`${VIEW_PATH}:token`, once, async (request, reply) => {
    const host = hostnameOf(request.host);
    const page = await directory.atPage(host);
    const homes = page ? [page] : await directory.atApi(host);
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const now = clock.now();
    const tokenHash = hashSecret(request.params.token);
    for (const { sellerId, outletId } of homes) {
      const link = await useViewLink(db, { sellerId, outletId, tokenHash }, now);
      if (!link) continue;
      const sid = newSecret();
      const fresh = freshSession({ sellerId, outletId, now }, sid, {
        slidingSeconds: VIEW_MINUTES * 60,
        absoluteSeconds: VIEW_MINUTES * 60,
      });
      await insertSession(db, {
        ...fresh,
        user_id: link.user_id,
        password_given: true,
        viewed_by: link.staff_id,
      });
      const pageOrigin = publicAddress({ mainHost: host });
      cookieJar(request, reply, { sameSite: 'lax', pageOrigin }).set(SESSION_COOKIE, sid);
      return reply.redirect(`${publicAddress(await outlets.get(outletId))}/`, 303);
    }
    return page ? reply.redirect('/', 303) : reply.status(404).send();
  });
}

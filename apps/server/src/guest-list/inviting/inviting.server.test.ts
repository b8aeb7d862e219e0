import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { engines } from '../../testing/test-database.ts';
import { addGuestList, calls, guestBrowser, guestPlace, willCallRequest } from '../testing/guest-world.ts';
import { invitationFile as fileOf } from '../testing/sample-invitation.ts';
import { writeInvitationLetters } from './invitation-letters.ts';

/** A letter with a secret in it is forgotten as soon as it was sent: this keeps what was written. */
const keepLetters = ({ database }: OfficeWorld) =>
  database.runScript(`
    create table kept_letters (place serial primary key, recipient text, plain_text text);
    create function keep_letter() returns trigger language plpgsql as $$
    begin
      insert into kept_letters (recipient, plain_text) values (new.recipient, new.plain_text);
      return null;
    end $$;
    create trigger mails_kept after insert on mails for each row when (new.kind = 'guest-invitation')
      execute function keep_letter()`);

describe.each(engines)('the desk invites (%s)', (engine) => {
  let world: OfficeWorld;
  let desk: OfficeBrowser;
  const { outletId } = guestPlace;
  beforeAll(async () => {
    world = await officeWorld(engine);
    await addGuestList(world.database);
    await keepLetters(world);
    desk = await world.signedIn('desk');
  });
  afterAll(() => world.close());

  const listed = async (words: string) =>
    (await desk.send(`invitations/list?words=${encodeURIComponent(words)}`)).body.rows;
  const letters = async (to: string) => {
    const { rows } = await sql<{ plain_text: string }>`
      select plain_text from kept_letters where recipient = ${to} order by place`.execute(world.database.db);
    return rows.map(({ plain_text }) => plain_text);
  };
  const tokenIn = (letter: string): string => /invitation=([\w-]+)/.exec(letter)![1]!;
  const write = () =>
    writeInvitationLetters(world.database.db, () => 'http://guests.localhost', world.clock.now());

  test('[LANG-06] who is only invited is written to in the outlet’s own language, as the desk sees before', async () => {
    const speak = (languages: string) =>
      sql`update outlets set languages = ${languages}::text[] where outlet_id = ${outletId}`.execute(
        world.database.db,
      );
    await speak('{fr,en}');
    world.forget();
    const file = fileOf('l1,Odile Roy,odile@example.com,2,in 10 days');
    const checked = await desk.send('invitations/check', { outletId, file });
    expect(checked.body.letter.subject).toMatch(/^Vous avez une invitation/);
    expect(checked.body.letter.text).toContain('Bonjour Odile Roy,');
    await desk.send('invitations/save', { outletId, file, letters: 'now' });
    const [letter] = await letters('odile@example.com');
    await speak('{}');
    world.forget();
    expect(letter).toContain('Bonjour Odile Roy,');
    expect(letter).not.toMatch(/You are|guest list/);
  });

  test('[GUESTS-01] [OPS-35] a file is checked line by line, the good ones are made, and what is broken is named', async () => {
    const file = fileOf(
      'f1,Ana Ruiz,ana-file@example.com,2,in 10 days',
      'f2,Bo,bo@,2,in 10 days',
      'f3,Cy,ANA-FILE@example.com,2,in 10 days',
      'f4,Di,,81,in 10 days',
      'f5,Ed,,2,in 10 days',
    );
    const checked = await desk.send('invitations/check', { outletId, file });
    expect(checked.body).toMatchObject({
      lines: 5,
      good: 2,
      places: 4,
      addresses: 1,
      letter: { to: 'ana-file@example.com', subject: 'You are invited: Guest List' },
    });
    expect(checked.body.problems.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5]);
    expect(await listed('Ana')).toEqual([]);
    const saved = await desk.send('invitations/save', { outletId, file, letters: 'now' });
    expect(saved.body).toMatchObject({ made: 2, letters: 1, links: [{ guest: 'Ed' }] });
    expect(await letters('ana-file@example.com')).toHaveLength(1);
    expect(await listed('Ana')).toMatchObject([{ standing: 'sent', madeBy: 'desk', ticketQuota: 2 }]);
    const again = await desk.send('invitations/save', { outletId, file, letters: 'now' });
    expect(again.body).toMatchObject({ made: 0, unchanged: 2, letters: 0 });
    expect(await letters('ana-file@example.com')).toHaveLength(1);
  });

  test('[GUESTS-01] [OPS-47] a letter waits for its time, is sent again with another link, and how far it is shows', async () => {
    const email = 'later@example.com';
    const sendAt = new Date(world.clock.now().getTime() + 3600_000).toISOString();
    const file = fileOf(`later,Lea,${email},2,in 10 days`);
    const past = await desk.send('invitations/save', {
      outletId,
      file,
      letters: 'later',
      sendAt: '2020-01-01T00:00:00Z',
    });
    expect(past.status).toBe(400);
    await desk.send('invitations/save', { outletId, file, letters: 'later', sendAt });
    await write();
    expect(await letters(email)).toEqual([]);
    expect(await listed('Lea')).toMatchObject([{ standing: 'waiting', sendAt }]);
    world.clock.advance(3601);
    await Promise.all([write(), write()]);
    expect(await letters(email)).toHaveLength(1);
    const [{ id }] = await listed('Lea');

    expect((await desk.send('invitations/send', { invitations: [id] })).body).toMatchObject({ sent: 1 });
    const [first, second] = (await letters(email)).map(tokenIn);
    const guest = await guestBrowser(world);
    expect((await guest.send(calls.info, { InvitationToken: first })).body.code).toBe('INVITATION_REFUSED');
    expect((await guest.send(calls.info, { InvitationToken: second })).status).toBe(200);
    expect(await listed('Lea')).toMatchObject([{ standing: 'opened' }]);
    expect((await guest.send(calls.create, willCallRequest())).status).toBe(200);
    expect(await listed('Lea')).toMatchObject([{ standing: 'asked', ticketsHeld: 2 }]);
    expect((await desk.send('invitations/list?standing=asked')).body.rows).toMatchObject([{ id }]);
  });

  test('[OPS-35] a letter that came back shows, and a revoked invitation opens nothing and is not written to', async () => {
    const email = 'gone@example.com';
    await desk.send('invitations/save', {
      outletId,
      file: fileOf(`gone,Gus,${email},2,in 10 days`),
      letters: 'now',
    });
    const [letter] = await letters(email);
    const state = async () =>
      (
        await sql<{ state: string }>`select state from mails where recipient = ${email}`.execute(
          world.database.db,
        )
      ).rows[0]!.state;
    await expect.poll(state).toBe('sent');
    await sql`update mails set state = 'dead', sent_at = null where recipient = ${email}`.execute(
      world.database.db,
    );
    const [{ id, standing }] = await listed('Gus');
    expect(standing).toBe('came-back');
    const reason = 'Will not come';
    const revoked = await desk.send('invitations/revoke', { invitations: [id], reason });
    expect(revoked.body).toEqual({ revoked: 1 });
    const guest = await guestBrowser(world);
    const shown = await guest.send(calls.info, { InvitationToken: tokenIn(letter!) });
    expect(shown.body.code).toBe('INVITATION_REFUSED');
    const sent = await desk.send('invitations/send', { invitations: [id] });
    expect(sent.body).toEqual({ sent: 0, problems: ['Gus: the invitation is revoked'] });
    expect(await listed('Gus')).toMatchObject([{ standing: 'revoked' }]);
    const counts = await desk.send('invitations/counts');
    expect(counts.body.standings).toContainEqual({ standing: 'revoked', invitations: 1 });
  });

  test('[GUESTS-01] whoever was let in at the door has come, in the list, in the counts and under its filter', async () => {
    const email = 'comes@example.com';
    const file = fileOf(`comes,Cam,${email},2,in 10 days`);
    await desk.send('invitations/save', { outletId, file, letters: 'now' });
    const guest = await guestBrowser(world);
    await guest.send(calls.info, { InvitationToken: tokenIn((await letters(email))[0]!) });
    const { GuestListRequestID: uuid } = (await guest.send(calls.create, willCallRequest())).body;
    await desk.send('guests/approve', { requests: [uuid] });
    expect(await listed('Cam')).toMatchObject([{ standing: 'approved' }]);
    await world.database.runScript(`
      insert into door_passes (seller_id, pass_id, code_hash, outlet_id, event_id, gate, made_by, made_at, ends_at)
        values (1, 77, 'x', 9, 901, 'Main', 'desk', '2026-01-01', '2099-01-01');
      insert into door_scans (seller_id, scan_uuid, event_id, pass_id, gate, line_id, ticket_id, result, offline,
        scanned_at, received_at)
      select 1, gen_random_uuid(), 901, 77, 'Main', l.line_id, t.ticket_id, 'in', false, '2026-11-20', '2026-11-20'
      from orders o join order_lines l using (seller_id, order_id) join order_tickets t using (seller_id, line_id)
      where o.guest_request_uuid = '${uuid}' limit 1`);
    expect(await listed('Cam')).toMatchObject([{ standing: 'come' }]);
    expect((await desk.send('invitations/list?standing=come')).body.rows).toMatchObject([{ guest: 'Cam' }]);
    const { standings } = (await desk.send('invitations/counts')).body;
    expect(standings).toContainEqual({ standing: 'come', invitations: 1 });
  });

  test('[GUESTS-01] [STAFF-07] more than 500 letters want a fresh password, and 10,000 lines are made at once', async () => {
    const line = (n: number, email: string) =>
      `many-${n},Guest ${n},${email},${n === 77 ? 'none' : 2},in 10 days`;
    const file = fileOf(
      ...Array.from({ length: 10_000 }, (_, n) => line(n, n < 600 ? `many${n}@example.com` : '')),
    );
    const owner = await world.signedIn('owner');
    world.clock.advance(11 * 60);
    const save = (sending: 'none' | 'now') =>
      owner.send('invitations/save', { outletId, file, letters: sending });
    expect((await save('now')).body.code).toBe('PASSWORD_NEEDED');
    expect(await listed('Guest 4711')).toEqual([]);
    const saved = await save('none');
    expect(saved.body).toMatchObject({ made: 9999, letters: 0, problems: [{ line: 79 }] });
    expect(saved.body.links).toHaveLength(9999);
    expect(await listed('Guest 4711')).toMatchObject([{ standing: 'made' }]);
  });

  test('[SEC-79] [OPS-35] a guest list of others, or what is none, is not there', async () => {
    const narrow = await world.signedIn('narrow');
    const file = fileOf('x,X,,2,in 10 days');
    for (const [browser, outlet] of [
      [narrow, 9],
      [desk, 1],
      [desk, 4711],
    ] as const)
      expect((await browser.send('invitations/check', { outletId: outlet, file })).status).toBe(404);
    expect((await narrow.send('invitations/list')).body.rows).toEqual([]);
  });
});

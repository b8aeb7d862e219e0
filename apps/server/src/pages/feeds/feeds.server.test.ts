import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patient } from '../../accounts/testing/people.ts';
import { loadShop } from '../../carts/testing/checkout.ts';
import { openList } from '../../guest-list/testing/sample-invitation.ts';
import { hosts } from '../../testing/small-world.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const FEEDS = ['/events.ics', '/events.rss', '/events.json'];
const origin = `http://${hosts.lantern}`;

describe('feeds of an outlet', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp('server', { load: loadShop, environment: patient });
    await openList(app);
    await app.database.runScript(`
      update shows set name = 'Live; <b>& loud</b>' where show_id = 1;
      update series set visible_from = '2027-01-01', opens_at = '2027-02-01' where series_id = 11`);
    app.forget();
  });
  afterAll(() => app.close());
  const get = (url: string, host: string = hosts.lantern) => app.http.inject({ url, headers: { host } });

  test('[API-05] calendars, readers and programs are told the same events, from anywhere and without a cookie', async () => {
    const [ics, rss, json] = await Promise.all(FEEDS.map((path) => get(path)));
    for (const { statusCode, headers } of [ics!, rss!, json!]) {
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*']);
      expect(headers).not.toHaveProperty('set-cookie');
    }
    expect(ics!.body.match(/^UID:.*$/gm)).toEqual([`UID:event-101@${hosts.lantern}`]);
    expect(ics!.body).toContain(String.raw`SUMMARY:Live\; <b>& loud</b>`);
    expect(ics!.body).toContain('DTSTART:20261215T003000Z');
    expect(rss!.body).toContain('<title>Live; &lt;b&gt;&amp; loud&lt;/b&gt;</title>');
    const { items } = json!.json();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      url: `${origin}/event/101`,
      _event: { id: 101, availability: 'on-sale', place: 'Granite Hall, Boston, MA', offer: 'From $109.50' },
    });
  });

  test('[SEC-110] [API-05] what a visitor does not see is in no feed: private shops, members, guest lists, closed shops', async () => {
    for (const host of [hosts.backstage, hosts.members, 'guests.localhost', 'nobody.localhost'])
      for (const path of FEEDS) expect([host, (await get(path, host)).statusCode]).toEqual([host, 404]);
    const close = (message: string | null) =>
      app.database.db.updateTable('outlets').set({ maintenance_message: message }).where('outlet_id', '=', 1);
    await close('Back at noon').execute();
    app.forget();
    expect((await get('/events.json')).statusCode).toBe(404);
    await close(null).execute();
    app.forget();
  });

  test('[LANG-03] [LANG-05] a feed and the widget speak the outlet’s first language, or the one that the address names', async () => {
    const words = JSON.stringify([{ text: 'Live; <b>& loud</b>', fr: 'En concert' }]);
    const speak = (languages: string, said: string) =>
      app.database.runScript(
        `update outlets set languages = '${languages}', words = '${said}' where outlet_id = 1`,
      );
    await speak('{en,fr}', words);
    app.forget();
    const first = async (url: string) => (await get(url)).json().items[0];
    expect(await first('/events.json')).toMatchObject({ _event: { offer: 'From $109.50' } });
    expect(await first('/events.json?lang=fr')).toMatchObject({
      title: 'En concert',
      _event: { offer: 'Dès 109,50\u00A0$\u00A0US' },
    });
    expect(await first('/events.json?lang=../'), 'no language').toMatchObject({
      title: 'Live; <b>& loud</b>',
    });
    expect((await get('/widget.js')).body).toContain('"loading":"Loading events"');
    expect((await get('/widget.js?lang=fr')).body).toContain('"loading":"Chargement des événements"');
    expect((await get('/widget.js?lang=fr')).body).toContain('const language = "fr"');
    await speak('{}', '[]');
    app.forget();
  });

  test('[LANG-03] where no shop lives, the page says so in the language of the browser', async () => {
    const nobody = (language: string) =>
      app.http.inject({
        url: '/',
        headers: { host: 'nobody.localhost', 'accept-language': language },
      });
    expect((await nobody('es-MX,es;q=0.9')).body).toContain('Aquí no hay ninguna tienda');
    expect((await nobody('es-MX,es;q=0.9')).body).toContain('<html lang="es" dir="ltr">');
    expect((await nobody('xx')).body).toContain('No outlet lives here');
  });

  test('[API-05] an event’s page is embedded by its address, and nothing by another’s', async () => {
    const ask = (url: string) => get(`/oembed?url=${encodeURIComponent(url)}`);
    expect((await ask(`${origin}/event/101`)).json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      html: `<script src="${origin}/widget.js" async></script><stagedoor-events shop="${origin}" event="101"></stagedoor-events>`,
    });
    for (const url of [`${origin}/event/102`, 'https://elsewhere.example/event/101', `${origin}/`, 'nothing'])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
  });

  test('[API-05] the widget is one small file for pages of other origins', async () => {
    const { body, headers } = await get('/widget.js');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(body.length).toBeLessThan(12_000);
    expect(body).toContain('No events at the moment');
  });
});

import { textIn } from '../drafts/sheet.ts';
import type { Sheet } from '../drafts/sheet.ts';
import type { TypedTimes } from '../drafts/typed-times.ts';

/** Where everybody can buy, elsewhere; none where nothing is said of it. */
export function publicSaleOf(sheet: Sheet, times: TypedTimes) {
  const [url, text] = [textIn(sheet, 'publicUrl'), textIn(sheet, 'publicText')];
  const date = times.at(sheet['publicFrom'], 'publicFrom');
  return url === '' && text === '' && date === null ? null : { url: url || null, date, text: text || null };
}

/** When it begins and when the doors open. A day without an hour is not a time yet, and is judged as none. */
export function eveningOf(sheet: Sheet, times: TypedTimes) {
  const [day, begins, doors] = [textIn(sheet, 'day'), textIn(sheet, 'begins'), textIn(sheet, 'doors')];
  const isWhole = day !== '' && begins !== '';
  const doorsAt = doors === '' || day === '' ? '' : doors.includes('-') ? doors : `${day} ${doors}`;
  return {
    date: isWhole ? times.at(`${day} ${begins}`, 'begins') : null,
    doors: times.at(doorsAt, 'doors'),
  };
}

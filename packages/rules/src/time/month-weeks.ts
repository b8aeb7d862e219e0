/** A month as a calendar has it: whole weeks, Sunday first. Days of other months are empty. */
const WEEK = 7;
const DAY_MS = 86_400_000;

export const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/;

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10);

export function monthWeeks(month: string): (string | undefined)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const next = Date.parse(`${otherMonth(month, 1)}-01T00:00:00Z`);
  const empty = new Date(first).getUTCDay();
  const days = Math.round((next - first) / DAY_MS);
  const weeks = Math.ceil((empty + days) / WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (_day, place) => {
      const day = week * WEEK + place - empty;
      return day >= 0 && day < days ? dayText(first + day * DAY_MS) : undefined;
    }),
  );
}

/** So many months later, or earlier. */
export function otherMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** So many days later, or earlier. */
export const otherDay = (day: string, by: number): string =>
  dayText(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS);

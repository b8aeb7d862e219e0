/** RUN-12: how many days what nobody needs any more is kept, after the moment that its policy names. */
export const keptDays = {
  /** After a cart has ended without anybody trying to pay for it. */
  carts: 30,
  /** After a letter was written: longer than anything is sold ahead. */
  letters: 730,
  /** After a waiting room was closed. */
  places: 90,
  /** Of what programs are told: what is not delivered, and what was, to be looked at. */
  webhooks: 30,
  /** After somebody has asked for a description last. */
  descriptions: 30,
  /** After a browser with an invitation came back last: no session lives this long, and its cookie would bind it anew. */
  holders: 90,
  /** After somebody signed in with a browser: as long as browsers keep a cookie at all. */
  browsers: 400,
  /** After a call was made: for so long the same key has the same answer. */
  calls: 1,
  /** After a list was exported: its file holds what belongs to people, and nobody comes for it after some days. */
  files: 3,
  /** After a list was exported: that it was. */
  exports: 400,
  /** After a link of staff that was used could have been used last. */
  usedLinks: 30,
  /** After the end of a link to a report: until then whoever has it is told that it is over. */
  reportLinks: 365,
} as const;

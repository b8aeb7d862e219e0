/** How many cases a property is tried on: a short run with the other tests, ten thousand in `npm run proof -- draw`. */
export const runs = { numRuns: Number(process.env['DRAW_CASES'] ?? 150) };

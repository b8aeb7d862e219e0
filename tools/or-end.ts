/** One sentence and an end, for what whoever typed the command can mend. */
export async function orEnd<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

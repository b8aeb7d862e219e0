/** What a folder may be at most that comes as an archive. */
export const folderLimits = { megabytes: 25, unpackedBytes: 100 * 1024 * 1024, files: 2000 } as const;

export const mostFolderBytes = folderLimits.megabytes * 1024 * 1024;

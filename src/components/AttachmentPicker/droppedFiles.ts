/** What was dropped: files, and whether there was a folder among them, which has no content of its own to send. */
export interface Dropped {
  readonly files: readonly File[];
  readonly hasFolder: boolean;
}

/** The files of a drop. A folder looks like a file there until it is read. */
export function droppedFiles({ items }: Pick<DataTransfer, 'items'>): Dropped {
  const isFolder = (item: DataTransferItem) => item.webkitGetAsEntry()?.isDirectory === true;
  const dropped = [...items].filter(({ kind }) => kind === 'file');
  return {
    files: dropped.filter((item) => !isFolder(item)).flatMap((item) => item.getAsFile() ?? []),
    hasFolder: dropped.some(isFolder),
  };
}

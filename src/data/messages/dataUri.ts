/** A file with its type and name as a data URI, which a mail's template takes as an attachment. Throws where it has gone. */
export async function dataUri(file: File): Promise<string> {
  const address = await readAddress(file);
  const type = file.type || 'application/octet-stream';
  // Half a character, which some systems let into names, has no code.
  const name = encodeURIComponent(file.name.toWellFormed());
  return `data:${type};name=${name};base64,${address.slice(address.indexOf(',') + 1)}`;
}

function readAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string)); // what `readAsDataURL` makes
    reader.addEventListener('error', () => reject(reader.error ?? new Error(`${file.name} cannot be read.`)));
    reader.readAsDataURL(file);
  });
}

import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

/** A picture as far as its marks go, with any bytes between its beginning and its end. */
export const pngOf = (content: Uint8Array): Buffer<ArrayBuffer> =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    content,
    Buffer.from('0000000049454e44ae426082', 'hex'),
  ]);

/** A photo with a small picture of itself in front, as cameras write them. */
export const jpeg: Buffer = Buffer.concat([
  Buffer.from('ffd8', 'hex'),
  Buffer.from('ffe1000affd8ffdaffd90000', 'hex'),
  Buffer.from('ffda0008010100003f00', 'hex'),
  Buffer.from('d2cf20ff00ffd9', 'hex'),
]);

export const gif: Buffer = Buffer.from('47494638396101000100800000000000ffffff2c00000000010001000002024401003b', 'hex');

export const webp: Buffer = Buffer.from('524946461a000000574542505650384c0d0000002f00000010071011118888fe0700', 'hex');

export const pdf: Buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n0\n%%EOF');

/** An archive of parts by their names. */
export function zipOf(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  // Without a time of its own a part's name is followed by its content, which says of what type a document is.
  const options = { compress: false, forceDosTimestamp: true };
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name, options);
  zip.end();
  return buffer(zip.outputStream);
}

/** A document of Word, Excel or PowerPoint, by the folder of its parts. */
export const openXml = (folder: 'word' | 'xl' | 'ppt', more: Readonly<Record<string, string>> = {}): Promise<Buffer> =>
  zipOf({ '[Content_Types].xml': '<>', [`${folder}/document.xml`]: '<>', ...more });

/** A document of LibreOffice: a `text`, a `spreadsheet` or a `presentation`. */
export const openDocument = (name: string): Promise<Buffer> =>
  zipOf({ mimetype: `application/vnd.oasis.opendocument.${name}`, 'content.xml': '<>' });

import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

/** A picture as far as its marks go, with any bytes as its points. */
export function pngOf(content: Uint8Array): Buffer<ArrayBuffer> {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex');
  const end = Buffer.from('000000000000000049454e44ae426082', 'hex');
  return Buffer.concat([head, size, Buffer.from('IDAT'), content, end]);
}

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

/** A document of Word, Excel or PowerPoint, by its main part's type, such as `wordprocessingml.document`. */
export const openXml = (type: string, more: Readonly<Record<string, string>> = {}): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': `<Override ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/>`,
    ...more,
  });

/** A document of LibreOffice: a `text`, a `spreadsheet` or a `presentation`. */
export const openDocument = (name: string): Promise<Buffer> =>
  zipOf({ mimetype: `application/vnd.oasis.opendocument.${name}`, 'content.xml': '<>' });

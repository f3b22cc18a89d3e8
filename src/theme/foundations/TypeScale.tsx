import { font, type } from '../style.ts';
import { Samples } from './Samples.tsx';

const words = 'Walk into the exam knowing the ground';

/** Every step of the type scale, in its own size and face. */
export function TypeScale() {
  return (
    <Samples
      samples={Object.entries(type).map(([name, style]) => ({
        name,
        value: `${style.fontSize} / ${style.lineHeight}`,
        look: <span style={style}>{words}</span>,
      }))}
    />
  );
}

/** The three faces. */
export function Faces() {
  return (
    <Samples
      samples={Object.entries(font).map(([name, fontFamily]) => ({
        name,
        value: fontFamily.split(',')[0]?.replaceAll("'", '') ?? '',
        look: <span style={{ fontFamily, fontSize: type.subheading.fontSize }}>{words} 0123456789</span>,
      }))}
    />
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { version } from '../../package.json';
import { cssOf, designTokensOf } from './exports.ts';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

/** Looks beside the product’s own, in words. */
const titles: Readonly<Record<string, string>> = { highContrast: 'high-contrast', meridian: 'Meridian' };

/** The tokens of the look that the toolbar chose as files, each with its format and its size. */
export function TokenDownloads() {
  const look = useLook();
  const about = `CertCrest ${version}, ${titles[look.name] ?? 'CertCrest'} look`;
  const json = (scheme: 'light' | 'dark') => {
    const $description = `${about}, ${scheme} mode. Type sizes are for a window 1440 px wide`;
    return JSON.stringify({ $description, ...designTokensOf(look, scheme) }, undefined, 2);
  };
  const files = [
    { label: 'CSS variables', ending: 'css', text: `/* ${about}, light and dark mode */\n\n${cssOf(look)}` },
    { label: 'Light tokens', ending: 'light.tokens.json', text: json('light') },
    { label: 'Dark tokens', ending: 'dark.tokens.json', text: json('dark') },
  ];
  return (
    <Stage>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        {files.map(({ label, ending, text }) => (
          <Button
            key={label}
            variant="outlined"
            size="small"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={`${look.name}-${version}.${ending}`}
          >
            {`${label} (${ending.endsWith('json') ? 'JSON, ' : ''}${Math.ceil(text.length / 1024)} KB)`}
          </Button>
        ))}
      </Stack>
    </Stage>
  );
}

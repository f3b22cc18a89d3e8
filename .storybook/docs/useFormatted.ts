import { useEffect, useState } from 'react';
import options from '../../.prettierrc.json' with { type: 'json' };

/** Code as Prettier formats that of this project, in lines that fit a page. */
async function format(code: string): Promise<string> {
  const [prettier, ...plugins] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
  return prettier.format(code, { ...options, printWidth: 100, parser: 'babel-ts', plugins });
}

/** Formatted code, once Prettier is loaded: until then as it is. */
export function useFormatted(code: string): string {
  const [last, setLast] = useState({ code: '', formatted: '' });
  useEffect(() => {
    if (code) void format(code).then((formatted) => setLast({ code, formatted }));
  }, [code]);
  return last.code === code ? last.formatted : code;
}

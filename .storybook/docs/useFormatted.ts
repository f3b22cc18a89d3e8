import { useEffect, useState } from 'react';
import options from '../../.prettierrc.json' with { type: 'json' };

/** Code as Prettier formats that of this project, in lines that fit a page: as it is until Prettier is loaded. */
export function useFormatted(code: string): string {
  const [formatted, setFormatted] = useState(code);
  useEffect(() => {
    let isCurrent = true;
    const format = async () => {
      const [prettier, babel, estree] = await Promise.all([
        import('prettier/standalone'),
        import('prettier/plugins/babel'),
        import('prettier/plugins/estree'),
      ]);
      const plugins = [babel, estree];
      const next = await prettier.format(code, { ...options, printWidth: 100, parser: 'babel-ts', plugins });
      if (isCurrent) setFormatted(next);
    };
    void format();
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return formatted;
}

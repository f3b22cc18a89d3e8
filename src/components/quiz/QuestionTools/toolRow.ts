import type { CSSObject, Theme } from '@mui/material/styles';

/** A row of text buttons about one question. */
export const toolRow = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: theme.spacing(0.5),
  // The words of the first button stand in line with the text above.
  marginInlineStart: theme.spacing(-2.25),
});

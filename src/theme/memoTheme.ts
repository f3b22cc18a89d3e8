/**
 * Serialises a part's styles once per theme instead of at every render: `styled('li')(memoTheme(({ theme }) => ({ … })))`.
 * For parts that are rendered often. Their styles depend on the theme alone; what varies is a `data-` attribute.
 */
export { unstable_memoTheme as memoTheme } from '@mui/material/utils';

import { createSvgIcon } from '@mui/material/utils';

/** A key. Not among the icons of base, so that pages without a login need not load it. */
export const PasskeyIcon = createSvgIcon(
  <path
    d="M6.8 6.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2M10.4 10h7.1v3.2M14.2 10v2.4"
    transform="scale(1.2)"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
  />,
  'Passkey',
);

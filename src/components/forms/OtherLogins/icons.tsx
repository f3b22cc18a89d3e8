import { createSvgIcon } from '@mui/material/utils';
import { strokeIcon } from '../../base/icons/strokeIcon.tsx';

/** A key. Not among the icons of base, so that pages without a login need not load it. */
export const PasskeyIcon = strokeIcon(
  'Passkey',
  'M6.8 6.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2M10.4 10h7.1v3.2M14.2 10v2.4',
  { strokeWidth: 2 },
);

/** Google's own mark, in the colors that Google asks for in any theme. */
export const GoogleIcon = createSvgIcon(
  <>
    <path
      d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.77h3.57c2.08-1.92 3.27-4.74 3.27-8.1"
      fill="#4285f4"
    />
    <path
      d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23"
      fill="#34a853"
    />
    <path d="M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.07H2.18a11 11 0 0 0 0 9.86z" fill="#fbbc05" />
    <path
      d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.07L5.84 9.9C6.71 7.31 9.14 5.38 12 5.38"
      fill="#ea4335"
    />
  </>,
  'Google',
);

/** A cloud, for Salesforce, whose own mark is not ours to use. */
export const CloudIcon = strokeIcon('Cloud', 'M6 15.5a3.5 3.5 0 0 1-.4-7 4.6 4.6 0 0 1 8.7-.8 3.9 3.9 0 0 1 .2 7.8z', {
  strokeWidth: 2,
});

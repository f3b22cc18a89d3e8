import { styled } from '../../theme/styled.ts';
import { SnackbarContent, type CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import { color, space } from '../../theme/style.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { Toast } from './toast.ts';
import { toastLook } from './toastLook.ts';

const Root = styled(SnackbarContent)({
  display: 'flex',
  // notistack's own style sheet comes later and lets lines wrap, which puts the icon above a long text.
  '&&': { flexWrap: 'nowrap' },
  alignItems: 'center',
  gap: space(1.5),
  minHeight: 52,
  ...toastLook,
  borderColor: color.action,
  boxShadow: '0 6px 20px rgb(8 16 32 / 0.16)',
  '& svg': { flex: 'none', color: color.action },
  '&[data-tone="success"]': { borderColor: color.right },
  '&[data-tone="success"] svg': { color: color.right },
  '&[data-tone="error"]': { borderColor: color.wrong },
  '&[data-tone="error"] svg': { color: color.wrong },
});

const icons: Record<Toast['tone'], IconName> = { success: 'check', error: 'cross', info: 'flag' };

/** One toast as it is drawn. notistack renders it; nothing else does. */
export function ToastContent({
  ref,
  id,
  message,
  tone,
}: CustomContentProps & { tone: Toast['tone']; ref?: Ref<HTMLDivElement> }) {
  return (
    <Root ref={ref} id={String(id)} role={tone === 'error' ? 'alert' : 'status'} data-tone={tone}>
      <Icon name={icons[tone]} />
      <span>{message}</span>
    </Root>
  );
}

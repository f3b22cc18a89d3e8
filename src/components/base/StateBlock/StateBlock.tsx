import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import Card, { type CardProps } from '@mui/material/Card';
import CircularProgress, { type CircularProgressProps } from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ownerState, part, type SlotProps, type Slots } from '../../../theme/part.ts';
import { Contours, type ContoursProps } from '../Contours/Contours.tsx';
import { type Action, Actions } from '../Actions/Actions.tsx';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcStateBlock: 'root' | 'content' | 'text' | 'steps';
  }
  interface ComponentsPropsList {
    CcStateBlock: StateBlockProps;
  }
}

const Root = part(Card, 'CcStateBlock', 'Root', ({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(8, 6),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(5, 3) },
}));

const Content = part(Stack, 'CcStateBlock', 'Content', { position: 'relative', alignItems: 'start' });

const Text = part(Typography, 'CcStateBlock', 'Text', ({ theme }) => ({
  maxWidth: '52ch',
  color: theme.vars.palette.text.secondary,
}));

const Steps = part('div', 'CcStateBlock', 'Steps', ({ theme }) => ({ marginTop: theme.spacing(2) }));

/** The parts of a StateBlock that can be exchanged. */
interface StateBlockParts {
  /** The drawing behind it. */
  backdrop: ContoursProps;
  /** What turns while something is going on. */
  progress: CircularProgressProps;
}

export interface StateBlockProps extends Omit<CardProps, 'children' | 'role' | 'title'> {
  /** What is the case, in a few words. */
  title: string;
  /** Why, and what to do about it. */
  children?: ReactNode;
  /** h1 where the block is the whole page, h2 inside one. */
  level?: 1 | 2;
  /** The next steps. */
  actions?: readonly Action[];
  /** Something is going on that ends by itself. */
  loading?: boolean;
  /** `alert` is announced at once. */
  role?: 'alert' | 'status';
  /** Renders parts in place of ours: Contours, a CircularProgress. */
  slots?: Slots<StateBlockParts>;
  /** More props of these parts. */
  slotProps?: SlotProps<StateBlockParts>;
}

/**
 * What ErrorBlock and EmptyState have in common: a calm card on contour lines with a next step.
 *
 * @when A whole state in place of content that neither EmptyState nor ErrorBlock says, such as a payment that is
 *   being finished.
 * @whenNot Nothing to show: EmptyState.
 * @whenNot A failure: ErrorBlock.
 * @whenNot A page that is loading: a skeleton.
 * @keyboard Tab: reaches its next steps.
 * @screenReader With `role` it is announced when it appears; without, it is read in its place. The turning circle is
 *   skipped, as the words say what goes on.
 * @status stable
 */
export function StateBlock(inProps: StateBlockProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcStateBlock' });
  const {
    title,
    children,
    level = 2,
    actions = [],
    loading = false,
    role,
    slots = {},
    slotProps = {},
    ...rest
  } = props;
  const { backdrop: BackdropSlot = Contours, progress: ProgressSlot = CircularProgress } = slots;
  return (
    <Root role={role} {...ownerState(props)} {...rest}>
      <BackdropSlot tone="paper" {...slotProps.backdrop} />
      <Content spacing={1.5}>
        <Typography variant={`h${level}`}>{title}</Typography>
        {children !== undefined && <Text variant="lead">{children}</Text>}
        {actions.length > 0 && (
          <Steps>
            <Actions actions={actions} />
          </Steps>
        )}
        {loading && (
          <Steps>
            {/* The words beside it say what goes on. */}
            <ProgressSlot aria-hidden {...slotProps.progress} />
          </Steps>
        )}
      </Content>
    </Root>
  );
}

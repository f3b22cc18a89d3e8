import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';

const Root = styled(Card, { name: 'CcDisclosure', slot: 'Root' })({
  '--Disclosure-turn': '0deg',
  '&[open]': { '--Disclosure-turn': '180deg' },
}) as typeof Card; // styled() forgets `component`

const Summary = styled('summary', { name: 'CcDisclosure', slot: 'Summary' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: 64,
  padding: `14px ${theme.spacing(3)}`,
  borderRadius: theme.radius.large,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&:focus-visible': { outlineOffset: -3 },
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.primary.main } },
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));

const Title = styled(Typography, { name: 'CcDisclosure', slot: 'Title' })({
  fontSize: 18,
  fontWeight: 600,
  lineHeight: 1.35,
  textWrap: 'pretty',
}) as typeof Typography; // styled() forgets `component`

const Chevron = styled(ChevronDownIcon, { name: 'CcDisclosure', slot: 'Chevron' })(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  rotate: 'var(--Disclosure-turn)',
  '@media (prefers-reduced-motion: no-preference)': { transition: 'rotate 120ms' },
}));

const Content = styled('div', { name: 'CcDisclosure', slot: 'Content' })(({ theme }) => ({
  maxWidth: '66ch',
  padding: `4px ${theme.spacing(3)} ${theme.spacing(3)}`,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { padding: `4px ${theme.spacing(2.5)} ${theme.spacing(2.5)}` },
}));

export interface DisclosureProps {
  title: string;
  /** The level of the title's heading. */
  level: 2 | 3;
  /** Whether it is open at first. @default false */
  startsOpen?: boolean;
  children: ReactNode;
}

/** A card that opens: the browser's own `details`, so that it works before any script has run. */
export const Disclosure = ({ title, level, startsOpen = false, children }: DisclosureProps) => (
  <Root component="details" open={startsOpen}>
    <Summary>
      <Title component={level === 2 ? 'h2' : 'h3'}>{title}</Title>
      <Chevron />
    </Summary>
    <Content>{children}</Content>
  </Root>
);

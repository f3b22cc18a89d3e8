import { styled } from '@mui/material/styles';
import { Fragment } from 'react';

const Root = styled('div', { name: 'CcSectionPicture', slot: 'Root' })({
  containerType: 'inline-size',
  fontSize: 16,
  lineHeight: 1.35,
});

const Section = styled('p', { name: 'CcSectionPicture', slot: 'Section' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  margin: '0 0 6px',
}));

const Name = styled('b', { name: 'CcSectionPicture', slot: 'Name' })({ fontWeight: 600 });

const Advice = styled('span', { name: 'CcSectionPicture', slot: 'Advice' })(({ theme }) => ({
  marginLeft: 'auto',
  padding: '3px 10px',
  borderRadius: theme.radius.pill,
  background: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.main,
  fontSize: 13,
  fontWeight: 650,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '@container (max-width: 300px)': { display: 'none' },
}));

const Score = styled('span', { name: 'CcSectionPicture', slot: 'Score' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

// Not a LinearProgress, whose `style` attribute a prerendered page must not have.
const Meter = styled('svg', { name: 'CcSectionPicture', slot: 'Meter' })(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 8,
  marginBottom: theme.spacing(2.25),
}));

const Track = styled('rect', { name: 'CcSectionPicture', slot: 'Track' })(({ theme }) => ({
  fill: theme.vars.palette.divider,
}));

const Share = styled('rect', { name: 'CcSectionPicture', slot: 'Share' })(({ theme }) => ({
  fill: theme.vars.palette.primary.main,
  '&[data-weakest="true"]': { fill: theme.vars.palette.warning.main },
}));

export interface SectionPictureProps {
  /** The sections, weakest first: questions right of all. */
  sections: readonly { readonly name: string; readonly right: number; readonly total: number }[];
}

/** A sample of the report that ends each quiz, small enough for an InsightCard. The real one is SectionReport. */
export function SectionPicture({ sections }: SectionPictureProps) {
  return (
    <Root>
      {sections.map(({ name, right, total }, position) => (
        <Fragment key={name}>
          <Section>
            <Name>{name}</Name>
            {position === 0 && <Advice>Practise next</Advice>}
            <Score>
              {right} of {total}
            </Score>
          </Section>
          <Meter aria-hidden>
            <Track width="100%" height="8" rx="4" />
            <Share width={`${(right / total) * 100}%`} height="8" rx="4" data-weakest={position === 0} />
          </Meter>
        </Fragment>
      ))}
    </Root>
  );
}

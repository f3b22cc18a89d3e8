import { Fragment } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcSectionPicture', 'Root', ({ theme }) => ({
  ...theme.typography.body2,
  containerType: 'inline-size',
}));

const Section = part('p', 'CcSectionPicture', 'Section', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  margin: '0 0 6px',
  // In large text a name takes the whole line.
  '@container (max-width: 10rem)': { flexWrap: 'wrap', rowGap: 0 },
}));

const Name = part('b', 'CcSectionPicture', 'Name', ({ theme }) => ({ fontWeight: theme.typography.fontWeightBold }));

const Advice = part('span', 'CcSectionPicture', 'Advice', ({ theme }) => ({
  marginLeft: 'auto',
  ...theme.typography.label,
  padding: '1px 10px',
  borderRadius: theme.radius.pill,
  background: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.main,
  whiteSpace: 'nowrap',
  '@container (max-width: 18.75rem)': { display: 'none' },
}));

const Score = part('span', 'CcSectionPicture', 'Score', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

// Not a LinearProgress, whose `style` attribute a prerendered page must not have.
const Meter = part('svg', 'CcSectionPicture', 'Meter', ({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 8,
  marginBottom: theme.spacing(2.25),
}));

const Track = part('rect', 'CcSectionPicture', 'Track', ({ theme }) => ({
  fill: theme.vars.palette.divider,
}));

const Share = part('rect', 'CcSectionPicture', 'Share', ({ theme }) => ({
  fill: theme.vars.palette.primary.main,
  '&[data-weakest="true"]': { fill: theme.vars.palette.warning.main },
}));

export interface SectionPictureProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The sections, weakest first: questions right of all. */
  sections: readonly { readonly name: string; readonly right: number; readonly total: number }[];
}

/**
 * A sample of the report that ends each quiz, small enough for an InsightCard. The real one is SectionResults.
 *
 * @whenNot A learner's own report: SectionResults.
 */
export function SectionPicture({ sections, ...rest }: SectionPictureProps) {
  return (
    <Root {...rest}>
      {sections.map(({ name, right, total }, position) => (
        <Fragment key={name}>
          <Section>
            <Name>{name}</Name>
            {position === 0 && <Advice>Practice next</Advice>}
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

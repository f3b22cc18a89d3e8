import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { textOf } from '../../../../domain/articles/textOf.ts';
import type { ProseNode } from '../../../../domain/articles/types.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { Actions, type Action } from '../../base/Actions/Actions.tsx';
import { ArrowLeftIcon, ArrowRightIcon, ChevronDownIcon } from '../../base/icons/icons.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';
import { anchorOf, Prose } from '../Prose/Prose.tsx';
import { MEASURE } from '../Prose/proseParts.ts';

/** From here on there is room for the contents beside the text. */
const wide = '@media (min-width: 1120px)';

/** All of it is as wide as the lines of the text, which stand in the middle. */
const Root = part('div', 'CcTextPage', 'Root', ({ theme }) => ({
  ...theme.typography.prose,
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${MEASURE})`,
  gridTemplateRows: 'auto auto 1fr',
  justifyContent: 'center',
  gap: theme.spacing(4, 7),
  [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${MEASURE} minmax(0, 1fr)` },
}));

/** Browsers that can show what is in a closed `details`; in others it stays one. */
const canShowDetails = '@supports selector(::details-content)';

const Contents = part('nav', 'CcTextPage', 'Contents', ({ theme }) => ({
  [wide]: { gridArea: '1 / 1 / span 3', position: 'sticky', top: theme.spacing(4), alignSelf: 'start' },
  scrollTargetGroup: 'auto',
}));

const text = { [wide]: { gridColumn: 2 } };

const ContentsTitle = part('p', 'CcTextPage', 'ContentsTitle', ({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'none',
  margin: 0,
  // In line with the way back beside it.
  lineHeight: '44px',
  [wide]: { [canShowDetails]: { display: 'block' } },
}));

/** Closed until someone opens it; always open beside the text. */
const Entries = part('details', 'CcTextPage', 'Entries', {
  '--TextPage-turn': '0deg',
  '&[open]': { '--TextPage-turn': '180deg' },
  [wide]: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
});

const Toggle = part('summary', 'CcTextPage', 'Toggle', ({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 44,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  cursor: 'pointer',
  [wide]: { [canShowDetails]: { display: 'none' } },
}));

const Entry = part(Link, 'CcTextPage', 'Entry', ({ theme }) => ({
  ...theme.typography.compact,
  display: 'block',
  // Large enough for a thumb.
  paddingBlock: theme.spacing(1.5),
  [wide]: { paddingBlock: theme.spacing(0.75) },
  color: theme.vars.palette.text.secondary,
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.primary.main } },
  // The section on show, where the browser knows it.
  '&:target-current': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
}));

const Next = part(Link, 'CcTextPage', 'Next', ({ theme }) => ({
  ...theme.typography.subtitle1,
  textWrap: 'balance',
  padding: theme.spacing(2, 2.5),
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.radius.medium,
  background: theme.vars.palette.background.paper,
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars.palette.primary.main } },
}));

export interface TextPageProps extends Omit<ElementProps<'div'>, 'children' | 'title'> {
  /** What it is called, as the page's h1. */
  title: string;
  /** What it is about, in a sentence. */
  description: string;
  /** The exam whose emblem it shows, by slug; '' for an article about several or none. */
  exam?: string;
  /** Date of the last change, as 2026-11-21. */
  updated: string;
  /** The text, whose upper headings are of level 2. Strings and elements, as the build makes them of Markdown. */
  nodes: readonly ProseNode[];
  /** The list that it is from. Fields: `label`, `href`. */
  back?: { readonly label: string; readonly href: string };
  /** Where to go on; the first also stands beside the text. Each as in Actions. */
  actions?: readonly Action[];
  /** The article that follows. Fields: `title`, `href`. */
  next?: { readonly title: string; readonly href: string };
}

/**
 * A page that is one text, such as an article or the terms, with its headings before it, or beside it in a wide window.
 *
 * @when An article, or a legal text, on a page of its own.
 * @whenNot An article in a list: ArticleCard.
 * @whenNot A part of a page: Prose.
 * @do Give a long text at least three upper headings: with fewer, it has no contents.
 * @dont Use a heading twice in a text: both entries of the contents would lead to the first.
 * @keyboard Enter, Space: on "On this page", where it is not beside the text, opens the list of headings.
 * @screenReader A navigation "On this page" comes before the text.
 */
export function TextPage({
  title,
  description,
  exam,
  updated,
  nodes,
  back,
  actions = [],
  next,
  ...rest
}: TextPageProps) {
  const [action] = actions;
  const headings = nodes.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h2' ? [textOf(node.children ?? [])] : [],
  );
  return (
    <Root {...rest}>
      <Stack spacing={1} sx={text}>
        {back && (
          <Link href={back.href} variant="button" underline="hover" sx={{ alignSelf: 'start', lineHeight: 2.75 }}>
            <ArrowLeftIcon sx={{ verticalAlign: -3 }} /> {back.label}
          </Link>
        )}
        {exam !== undefined && <ExamEmblem exam={exam} size={40} />}
        <Typography variant="h1">{title}</Typography>
        <Typography variant="lead" color="textSecondary">
          {description}
        </Typography>
        <Typography variant="label" component="p" color="textSecondary" sx={{ paddingTop: 1 }}>
          Updated <LocalDate date={updated} />
        </Typography>
      </Stack>
      {headings.length > 2 && (
        <Contents aria-label="On this page">
          <ContentsTitle aria-hidden>On this page</ContentsTitle>
          <Entries>
            <Toggle>
              On this page
              <ChevronDownIcon color="primary" sx={{ rotate: 'var(--TextPage-turn)' }} />
            </Toggle>
            {headings.map((heading) => (
              <Entry key={heading} component="a" href={`#${anchorOf(heading)}`} underline="hover">
                {heading}
              </Entry>
            ))}
            {action && <Actions actions={[{ variant: 'outlined', ...action }]} size="small" sx={{ marginTop: 2 }} />}
          </Entries>
        </Contents>
      )}
      <Stack spacing={4} sx={text}>
        <Prose nodes={nodes} level={2} />
        {actions.length > 0 && <Actions actions={actions} />}
        {next && (
          <Next href={next.href} underline="none">
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
              <div>
                <Typography variant="label" component="div" color="textSecondary">
                  Next article
                </Typography>
                {next.title}
              </div>
              <ArrowRightIcon color="primary" />
            </Stack>
          </Next>
        )}
      </Stack>
    </Root>
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paths } from '../../../domain/paths.ts';
import { StateBlock } from '../../components/base/StateBlock/StateBlock.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { SearchField } from '../../components/base/SearchField/SearchField.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { ExamLinks } from '../../flows/ExamLinks.tsx';

/** For every address that has no page. */
export default function NotFoundScreen() {
  const [search, setSearch] = useState('');
  return (
    <PageSection>
      <PageTitle>Page Not Found</PageTitle>
      <meta name="robots" content="noindex" />
      <StateBlock
        level={1}
        title="Page Not Found"
        actions={[
          { label: 'Go to the home page', href: paths.home.href() },
          { label: 'Contact us', href: paths.contactUs.href(), variant: 'text' },
        ]}
      >
        Check the address, search the articles, or go straight to an exam.
      </StateBlock>
      <Stack spacing={3} sx={{ marginTop: 4 }}>
        <Stack component="form" action={paths.articles.href()} sx={{ maxWidth: { sm: 400 } }}>
          <SearchField label="Search the articles" name="q" value={search} onChange={setSearch} />
        </Stack>
        <Typography variant="h3" component="h2" sx={{ paddingTop: 2 }}>
          Practice for an exam
        </Typography>
        <ExamLinks />
      </Stack>
    </PageSection>
  );
}

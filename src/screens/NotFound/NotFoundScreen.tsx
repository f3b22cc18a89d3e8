import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { paths } from '../../../domain/paths.ts';
import { BusyButton } from '../../components/base/BusyButton/BusyButton.tsx';
import { StateBlock } from '../../components/base/StateBlock/StateBlock.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { SearchField } from '../../components/base/SearchField/SearchField.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';

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
          { label: 'Browse certifications', href: paths.certifications.href() },
          { label: 'Contact us', href: paths.contactUs.href() },
        ]}
        more={
          <Stack
            component="form"
            action={paths.articles.href()}
            direction={{ xs: 'column', sm: 'row' }}
            spacing={1.5}
            sx={{ width: '100%', maxWidth: 480, alignItems: { sm: 'end' }, paddingTop: 2 }}
          >
            <SearchField label="Search the articles" name="q" value={search} onChange={setSearch} sx={{ flex: 1 }} />
            <BusyButton type="submit" variant="outlined" sx={{ minHeight: { sm: 52 } }}>
              Search
            </BusyButton>
          </Stack>
        }
      >
        The link may be outdated or mistyped.
      </StateBlock>
    </PageSection>
  );
}

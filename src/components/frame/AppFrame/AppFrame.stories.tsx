import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { footerItems, legalItems, navItems } from '../../../mocks/fixtures/navigation.ts';
import { KeptMode, keptMode } from '../../../mocks/KeptMode.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Navbar } from '../Navbar/Navbar.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { PageSection } from '../PageSection/PageSection.tsx';
import { AppFrame } from './AppFrame.tsx';

const meta = preview.meta({
  component: AppFrame,
  parameters: { framed: true, padded: false, schema: keptMode },
  args: {
    header: <Navbar homeHref="/" items={navItems} actions={<KeptMode value="system" />} />,
    footer: (
      <Footer
        homeHref="/"
        links={footerItems}
        legal={legalItems}
        contact={{ email: 'hello@certcrest.example', place: 'Remote, worldwide' }}
        donationHref="/contact-us"
      />
    ),
    children: (
      <PageSection>
        <PageHeading title="Certifications">Choose an exam and start. The first questions are free.</PageHeading>
      </PageSection>
    ),
  },
});

export const Default = meta.story({});
/** After the first Tab: the link that skips the navigation shows. */
export const SkipLinkFocused = meta.story({
  tags: ['!autodocs'], // nothing on its page takes the focus
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
});

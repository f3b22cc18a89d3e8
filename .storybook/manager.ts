import '../src/theme/fonts.ts';
import { addons } from 'storybook/manager-api';
import { getPreferredColorScheme } from 'storybook/theming';
import { catalogTheme } from './catalogTheme.ts';

addons.setConfig({ theme: catalogTheme(getPreferredColorScheme() === 'dark' ? 'dark' : 'light') });

import { strokeIcon as icon } from './strokeIcon.tsx';

export const CheckIcon = icon('Check', 'M4 10.5 8.2 15 16 5.5');
export const CrossIcon = icon('Cross', 'M5 5l10 10M15 5 5 15');
export const DotIcon = icon('Dot', 'M10 10v.1', { strokeWidth: 4.5 });
export const AlertIcon = icon('Alert', 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6.3v4.2M10 13.7v.1');
export const FlagIcon = icon('Flag', 'M5 17V4h10l-2.5 3.5L15 11H5');
export const ArrowLeftIcon = icon('ArrowLeft', 'M16 10H4m5-5-5 5 5 5', { isDirectional: true });
export const ArrowRightIcon = icon('ArrowRight', 'M4 10h12m-5-5 5 5-5 5', { isDirectional: true });
export const ChevronDownIcon = icon('ChevronDown', 'M5 7.5 10 12.5 15 7.5');
export const MenuIcon = icon('Menu', 'M3 6h14M3 10h14M3 14h14');
export const RetryIcon = icon('Retry', 'M16 10a6 6 0 1 1-2-4.5M16 3v4h-4');
export const SunIcon = icon(
  'Sun',
  'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.4 4.4l1 1M14.6 14.6l1 1M4.4 15.6l1-1M14.6 5.4l1-1',
);
export const MoonIcon = icon('Moon', 'M16.5 12A7 7 0 0 1 8 3.5 7 7 0 1 0 16.5 12');
export const SystemIcon = icon('System', 'M3 4h14v9H3zM7.5 16.5h5M10 13v3.5');
export const GridIcon = icon('Grid', 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z', {
  strokeWidth: 1.8,
});
export const ExternalIcon = icon('External', 'M8 4H4v12h12v-4M11 4h5v5M16 4 9 11', { isDirectional: true });
export const SearchIcon = icon('Search', 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M13.2 13.2 17 17');
export const ClipIcon = icon('Clip', 'M16 9.2 9.7 15.5a3.6 3.6 0 0 1-5.1-5.1l6.8-6.8a2.4 2.4 0 0 1 3.4 3.4L8.3 13.4');
export const MailIcon = icon('Mail', 'M2.5 4.5h15v11h-15zM3 6l7 5 7-5');
export const ClockIcon = icon('Clock', 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6v4.2l2.8 1.8');
export const QuestionsIcon = icon('Questions', 'M3.5 5h.1M7.5 5h9M3.5 10h.1M7.5 10h9M3.5 15h.1M7.5 15h6', {
  isDirectional: true,
});
export const PassMarkIcon = icon(
  'PassMark',
  'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4M10 10v.1',
);
export const TagIcon = icon('Tag', 'M3.5 3.5h6.2l7 7-6.2 6.2-7-7zM7 7h.1');
export const PlayIcon = icon('Play', 'M6.5 4.5v11L15 10z', { isDirectional: true });
export const InfoIcon = icon('Info', 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 9.2v4.3M10 6.3v.1');
export const SpeechIcon = icon('Speech', 'M3 4h14v9.5h-7L6 17v-3.5H3zM7 8.8h.1M10 8.8h.1M13 8.8h.1');
const bookmark = 'M5.5 3h9v14L10 13.5 5.5 17z';
export const BookmarkIcon = icon('Bookmark', bookmark);
export const BookmarkedIcon = icon('Bookmarked', bookmark, { fill: 'currentColor' });
export const NoteIcon = icon('Note', 'M3.5 3.5h13v9l-4 4h-9zM16.5 12.5h-4v4M6.8 7.5h6.4M6.8 11h3');

import preview from '#.storybook/preview';
import { CartSkeleton } from './CartSkeleton.tsx';

const meta = preview.meta({ title: 'Shop/CartSkeleton', component: CartSkeleton });

export const Default = meta.story({});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { mode: 'dark' } });

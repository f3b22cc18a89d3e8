import { useState } from 'react';
import { ColorModeSwitch, type ColorModeSwitchProps } from '../components/frame/ColorModeSwitch/ColorModeSwitch.tsx';

/** A switch in a story that keeps what is chosen. */
export function KeptMode({ value }: Pick<ColorModeSwitchProps, 'value'>) {
  const [mode, setMode] = useState(value);
  return <ColorModeSwitch value={mode} onChange={setMode} />;
}

/** The same in code that pages of the catalog hand out. */
export const keptMode = `
function KeptMode({ value }: { value: 'system' | 'light' | 'dark' }) {
  const [mode, setMode] = useState(value);
  return <ColorModeSwitch value={mode} onChange={setMode} />;
}`;

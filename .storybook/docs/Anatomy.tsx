import { useEffect, useState } from 'react';
import { styled } from 'storybook/theming';
import { certcrest } from '../../tokens/certcrest.ts';
import type { PartFacts } from '../../tools/catalog/facts.ts';
import { Prose } from './Sections.tsx';

const Part = styled.button(({ theme }) => ({
  minHeight: 24,
  padding: '2px 10px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 999,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible, &[aria-pressed="true"]': { borderColor: theme.color.secondary, color: theme.color.secondary },
}));

interface AnatomyProps {
  parts: readonly PartFacts[];
  /** Id of the story whose parts are pointed out. */
  storyId: string;
}

/** The parts that a theme restyles, by the names it restyles them by; a part is outlined in the story while it is chosen. */
export function Anatomy({ parts, storyId }: AnatomyProps) {
  const [shown, setShown] = useState<string | undefined>();
  useEffect(() => (shown === undefined ? undefined : outline(shown, storyId)), [shown, storyId]);
  return (
    <table>
      <thead>
        <tr>
          <th>Part</th>
          <th>Rendered by</th>
          <th>Class</th>
          <th>Note</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ key, className, base, note }) => (
          <tr key={key} onPointerEnter={() => setShown(className)} onPointerLeave={() => setShown(undefined)}>
            <td>
              <Part
                type="button"
                aria-pressed={shown === className}
                onFocus={() => setShown(className)}
                onBlur={() => setShown(undefined)}
              >
                {key}
              </Part>
            </td>
            <td>{base}</td>
            <td>
              <code>{className}</code>
            </td>
            <td>
              <Prose text={note} pages={[]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Outlines what has a class in a story, which is on the page or in a frame of its own. Returns what takes it back. */
function outline(className: string, storyId: string): () => void {
  const frame = document.querySelector<HTMLIFrameElement>(`#iframe--${storyId}`)?.contentDocument;
  const style = (frame ?? document).createElement('style');
  const story = frame ? '' : `[id^="story--${storyId}"] `;
  style.textContent = `${story}.${className}{outline:2px solid ${certcrest.colors.light.action}!important;outline-offset:2px}`;
  (frame ?? document).head.append(style);
  return () => style.remove();
}

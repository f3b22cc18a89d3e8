import { useState } from 'react';
import { styled } from 'storybook/theming';
import { certcrest } from '../../tokens/certcrest.ts';
import type { PartFacts } from '../../tools/catalog/facts.ts';
import { Prose } from './Prose.tsx';

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
  return (
    <>
      {shown !== undefined && (
        <style>{`[id^="story--${storyId}"] .${shown}{outline:2px solid ${certcrest.colors.light.action}!important;outline-offset:2px}`}</style>
      )}
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
                <Prose text={note} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

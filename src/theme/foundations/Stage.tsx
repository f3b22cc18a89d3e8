import { Unstyled } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactNode } from 'react';
import { color, font, radius, space, type } from '../style.ts';
import { dark, light } from '../tokens.ts';

export type Scheme = 'light' | 'dark';

/** The values of both schemes by their names. */
export const schemes = { light, dark };

const variables = (scheme: Scheme): CSSProperties =>
  Object.fromEntries(Object.entries(schemes[scheme]).map(([name, value]) => [`--cc-${name}`, value]));

export interface StageProps {
  /** The scheme that the stage stands in, whatever the page around it does. */
  scheme?: Scheme;
  children: ReactNode;
}

/** A piece of the site inside a page of documentation: our colours and faces, none of Storybook's. */
export function Stage({ scheme = 'light', children }: StageProps) {
  return (
    <Unstyled>
      <div
        style={{
          ...variables(scheme),
          ...type.small,
          fontFamily: font.text,
          colorScheme: scheme,
          background: color.paper,
          color: color.ink,
          border: `1px solid ${color.line}`,
          borderRadius: radius.large,
          padding: space(3),
          marginBlock: space(2),
        }}
      >
        {children}
      </div>
    </Unstyled>
  );
}

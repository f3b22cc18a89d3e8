/** What is known of a component: the one shape that its page, the manifest for machines and the check read. */

/** A prop of a component's own, without those that it hands on to its root. */
export interface PropFacts {
  readonly name: string;
  /** As it is written in the source. */
  readonly type: string;
  /** The literals that the type consists of, quotes included; empty where it is anything else. */
  readonly choices: readonly string[];
  readonly required: boolean;
  /** From the component's destructuring, or from `@default`. */
  readonly defaultValue?: string | undefined;
  readonly description: string;
}

/** A part that a theme can restyle. */
export interface PartFacts {
  /** Its class key, such as `title`. */
  readonly key: string;
  /** Its class in the browser, such as `CcExamCard-title`. */
  readonly className: string;
  /** What renders it: a component, or an element such as `span`. */
  readonly base?: string | undefined;
  readonly note: string;
}

/** What the root takes beyond the component's own props. */
export interface RestFacts {
  /** A component of MUI, or an element. */
  readonly of: string;
  /** Whether its root is a component of MUI or an element, or it is a component of MUI itself. */
  readonly kind: 'mui' | 'element' | 'itself';
  /** Props of it that the component keeps to itself. */
  readonly without: readonly string[];
}

/** A key and what it does. */
export interface KeyFacts {
  readonly keys: string;
  readonly effect: string;
}

/** A default in the comment of a prop that is no longer true. */
interface StaleDefault {
  readonly prop: string;
  readonly said: string;
  readonly inCode: string;
}

/** What a component's own source says of it. */
export interface SourceFacts {
  readonly name: string;
  /** From the project's root. */
  readonly file: string;
  /** The prose above its tags. */
  readonly description: string;
  readonly when: readonly string[];
  readonly whenNot: readonly string[];
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  readonly keyboard: readonly KeyFacts[];
  readonly screenReader: readonly string[];
  /** Empty where its source says none. */
  readonly status: string;
  readonly props: readonly PropFacts[];
  readonly parts: readonly PartFacts[];
  /** Undefined where it takes its own props alone. */
  readonly rest?: RestFacts | undefined;
  /** Props whose comment says another default than the code has. */
  readonly staleDefaults: readonly StaleDefault[];
  /** Tags that are not among those of the template. */
  readonly unknownTags: readonly string[];
}

/** A page of the catalog: its name, and its id where it has one. */
export interface PageFacts {
  readonly name: string;
  readonly id?: string | undefined;
}

/** Everything that is known of a component. */
export interface ComponentFacts extends SourceFacts {
  /** Its page in the catalog. */
  readonly id: string;
  /** How a screen imports it; undefined where no one does. */
  readonly importLine: string | undefined;
  /** Screens that it can be seen on. */
  readonly screens: readonly PageFacts[];
  /** Whether it belongs to the frame that every screen has. */
  readonly isOnEveryScreen: boolean;
  /** Components that it renders. */
  readonly contains: readonly PageFacts[];
  /** Components that render it. */
  readonly usedBy: readonly PageFacts[];
  /** Components that its prose names. */
  readonly related: readonly PageFacts[];
}

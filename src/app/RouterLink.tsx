import { Link } from 'react-router-dom';
import type { LinkProps } from '../components/Link/Link.tsx';

/** The router's link in the shape that components ask for. */
export const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

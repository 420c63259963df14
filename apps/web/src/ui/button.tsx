import { clsx } from 'clsx';
import { type ButtonProps, Button as Pressable } from 'react-aria-components';
import styles from './button.module.css';

interface Props extends Omit<ButtonProps, 'className'> {
  /** flame: the one thing to do. brass: another good one. quiet: at hand. danger: cannot be taken back. */
  readonly look?: 'flame' | 'brass' | 'quiet' | 'danger';
  readonly wide?: boolean;
  readonly className?: string | undefined;
}

export const Button = ({ look = 'brass', wide = false, className, ...props }: Props) => (
  <Pressable {...props} className={clsx(styles.button, styles[look], wide && styles.wide, className)} />
);

/** The same looks for links. */
export const buttonLook = (look: 'flame' | 'brass' | 'quiet'): string => clsx(styles.button, styles[look]);

/** Mantine, configured with our tokens. */
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import classes from './theme.module.css';

/** Mantine requires ten steps of every colour; the variables below set the visible ones. */
const ember: MantineColorsTuple = [
  '#fff1e4',
  '#ffe0c6',
  '#fdc193',
  '#faa361',
  '#f5924a',
  '#f08a3c',
  '#d9701f',
  '#b9550f',
  '#a8470a',
  '#8c3904',
];

const field = {
  classNames: { input: classes.input ?? '', label: classes.label ?? '', error: classes.error ?? '' },
  size: 'md',
};

export const theme = createTheme({
  primaryColor: 'ember',
  colors: { ember },
  fontFamily: 'var(--tb-font)',
  headings: { fontFamily: 'var(--tb-font-display)', fontWeight: '700' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Not by each component's own `extend`: that would load every one of them with the first page.
  components: {
    Button: { defaultProps: { size: 'md' }, classNames: { root: classes.button ?? '' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    Anchor: { classNames: { root: classes.anchor ?? '' }, defaultProps: { underline: 'always' } },
    TextInput: { defaultProps: field },
    Textarea: { defaultProps: field },
    Select: { defaultProps: field },
    NativeSelect: { defaultProps: field },
    // A closed list of options would be rendered and positioned, too.
    Combobox: { defaultProps: { keepMounted: false } },
    Switch: { defaultProps: { size: 'md' } },
    Checkbox: {
      defaultProps: { iconColor: 'var(--tb-on-ember)' },
      classNames: { input: classes.checkbox ?? '' },
    },
    Skeleton: { classNames: { root: classes.skeleton ?? '' } },
    // A dialog's `<header>` would count as another banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        closeButtonProps: { 'aria-label': 'Close', size: 44, iconSize: 22 },
      },
      classNames: { title: classes.modalTitle ?? '', content: classes.modalContent ?? '' },
    },
  },
});

/** Mantine's own variables, for components without our own styles. */
export const variables: CSSVariablesResolver = () => {
  const ofEither = {
    '--mantine-color-body': 'var(--tb-surface)',
    '--mantine-color-text': 'var(--tb-text)',
    '--mantine-color-bright': 'var(--tb-text)',
    '--mantine-color-dimmed': 'var(--tb-text-dim)',
    '--mantine-color-placeholder': 'var(--tb-text-dim)',
    '--mantine-color-anchor': 'var(--tb-ember)',
    '--mantine-color-error': 'var(--tb-bad)',
    '--mantine-color-default': 'var(--tb-surface-raised)',
    '--mantine-color-default-hover': 'var(--tb-line)',
    '--mantine-color-default-color': 'var(--tb-text)',
    '--mantine-color-default-border': 'var(--tb-line-strong)',
    '--mantine-color-disabled': 'var(--tb-surface-sunken)',
    '--mantine-color-disabled-color': 'var(--tb-text-dim)',
    '--mantine-color-disabled-border': 'var(--tb-line)',
    '--mantine-primary-color-filled': 'var(--tb-ember-strong)',
    '--mantine-primary-color-filled-hover': 'var(--tb-ember-strong-hover)',
    '--mantine-primary-color-contrast': 'var(--tb-on-ember)',
    '--mantine-primary-color-light': 'var(--tb-ember-soft)',
    '--mantine-primary-color-light-hover': 'var(--tb-ember-soft)',
    '--mantine-primary-color-light-color': 'var(--tb-ember)',
    '--mantine-color-ember-filled': 'var(--tb-ember-strong)',
    '--mantine-color-ember-filled-hover': 'var(--tb-ember-strong-hover)',
    '--mantine-color-ember-light': 'var(--tb-ember-soft)',
    '--mantine-color-ember-light-hover': 'var(--tb-ember-soft)',
    '--mantine-color-ember-light-color': 'var(--tb-ember)',
    '--mantine-color-ember-text': 'var(--tb-ember)',
    '--mantine-color-ember-outline': 'var(--tb-ember)',
    '--mantine-color-ember-outline-hover': 'var(--tb-ember-soft)',
    '--mantine-color-red-filled': 'var(--tb-bad-strong)',
    '--mantine-color-red-outline': 'var(--tb-bad)',
    '--mantine-color-red-outline-hover': 'var(--tb-bad-soft)',
    '--mantine-color-red-light': 'var(--tb-bad-soft)',
    '--mantine-color-red-light-color': 'var(--tb-bad)',
    '--mantine-color-red-text': 'var(--tb-bad)',
  };
  return { variables: {}, dark: ofEither, light: ofEither };
};

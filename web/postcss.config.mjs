import mantine from 'postcss-preset-mantine';

/** The theme's breakpoints, for media queries: custom properties do not reach them. */
const BREAKPOINTS = { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' };

const breakpoints = {
  postcssPlugin: 'breakpoints',
  Once: (sheet) =>
    sheet.walkAtRules((rule) => {
      rule.params = rule.params.replace(
        /\$mantine-breakpoint-(\w+)/g,
        (variable, name) => BREAKPOINTS[name] ?? variable,
      );
    }),
};

export default { plugins: [breakpoints, mantine()] };

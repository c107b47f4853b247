import type { Castaway } from '@torchbearer/contract/client';
import { ruleById, ruleCategories, type Rule } from '@torchbearer/rules/rule-book';
import type { ReactNode } from 'react';
import { Portrait } from '../../../ui/portrait.js';
import { findRules } from '../../rules/find-rules.js';
import { RuleSearch } from '../../rules/rule-search.js';
import { AdjustmentForm } from './adjustment-form.js';
import classes from './castaway-rules.module.css';
import { readRecent, withRecent } from './recent-rules.js';
import { RuleButtons } from './rule-buttons.js';
import { useRemembered } from './use-remembered.js';
import type { RuleChoice } from './use-shelf.js';
import type { Tally } from './use-tally.js';
import { countsOf } from './week-tally.js';

interface CastawayRulesProps {
  readonly castaway: Castaway;
  readonly tally: Tally;
  readonly choice: RuleChoice;
}

/** The rules for one castaway: each tap is one more. */
export function CastawayRules({ castaway, tally, choice }: CastawayRulesProps) {
  const [recentText, setRecent] = useRemembered('recent-rules');
  const recent = readRecent(recentText);
  const counts = countsOf(tally.lines, castaway.id);
  const tap = (rule: Rule): void => {
    setRecent(JSON.stringify(withRecent(recent, rule.id)));
    void tally.enter(castaway, { ruleId: rule.id });
  };
  const buttons: Buttons = (title, rules) => (
    <RuleButtons key={title} title={title} rules={rules} counts={counts} onTap={tap} />
  );

  return (
    <section className={classes.pane} aria-labelledby="tally-castaway">
      <header className={classes.head}>
        <Portrait castaway={castaway} size={44} round />
        <h2 id="tally-castaway" className={classes.name} tabIndex={-1} data-pane="open">
          {castaway.name}
        </h2>
        <strong className={classes.total}>
          {tally.totals.get(castaway.id) ?? 0}
          <small> points</small>
        </strong>
      </header>
      <RuleSearch typed={choice.typed} onType={choice.search} />
      {choice.isSearching ? (
        <Found typed={choice.typed} buttons={buttons} />
      ) : choice.shelf === 'adjustment' ? (
        <AdjustmentForm onEnter={(entry) => tally.enter(castaway, entry)} />
      ) : choice.shelf === 'recent' ? (
        <Recent rules={recent.flatMap((id) => ruleById(id) ?? [])} buttons={buttons} />
      ) : (
        ruleCategories
          .filter(({ id }) => id === choice.shelf)
          .map(({ title, rules }) => buttons(title, rules))
      )}
    </section>
  );
}

type Buttons = (title: string, rules: readonly Rule[]) => ReactNode;

function Found({ typed, buttons }: { readonly typed: string; readonly buttons: Buttons }) {
  const found = findRules(ruleCategories, typed, null);
  if (found.length === 0) return <p className={classes.none}>No rules found</p>;
  return found.map(({ category, rules }) => buttons(category.title, rules));
}

function Recent({ rules, buttons }: { readonly rules: readonly Rule[]; readonly buttons: Buttons }) {
  if (rules.length === 0) return <p className={classes.none}>Rules that you tap are listed here.</p>;
  return buttons('Recent', rules);
}

import { Button } from '@mantine/core';
import { ruleCategories, ruleCount } from '@torchbearer/rules/rule-book';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../ui/states.js';
import { PublicPage } from '../public/public-page.js';
import { Invitation, WaysOn } from '../public/ways-on.js';
import { CategoryFilter } from './category-filter.js';
import { findRules, knownCategory } from './find-rules.js';
import { RuleSearch } from './rule-search.js';
import { RuleSection } from './rule-section.js';
import { foundWords } from './rule-words.js';
import { useSpokenCount } from './use-spoken-count.js';
import classes from './rules.module.css';

/** What a castaway's week is worth, by the book. */
export function Rules() {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const chosen = knownCategory(ruleCategories, search.get('category'));
  const found = findRules(ruleCategories, typed, chosen);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  const words = foundWords(count, ruleCount);
  useSpokenCount(words);

  function showAll(): void {
    setTyped('');
    setSearch({}, { replace: true, preventScrollReset: true });
  }

  return (
    <PublicPage
      title="Rules & Scoring"
      intro="Over 100 rules, and each has its points. What your castaway of the week does in the episode is added up by the book; nobody’s taste decides."
      torches={2}
      action={<WaysOn rules={false} />}
    >
      <div className={classes.book}>
        <div className={classes.tools}>
          <RuleSearch typed={typed} onType={setTyped} />
          <CategoryFilter chosen={chosen} />
        </div>
        <div className={classes.sections}>
          <p className={classes.count}>{words}</p>
          {found.map(({ category, rules }) => (
            <RuleSection key={category.id} category={category} rules={rules} />
          ))}
          {count === 0 && (
            <EmptyState
              words="No rules found"
              next="Try another word: vote, idol, fire, immunity."
              action={
                <Button variant="default" onClick={showAll}>
                  Show all rules
                </Button>
              }
            />
          )}
        </div>
      </div>
      <Invitation title="Know them by heart?" rules={false}>
        Then you know whom to rank first. Rankings lock before the draft, so do it early.
      </Invitation>
    </PublicPage>
  );
}

import { Panel } from '../../../ui/page.js';
import { SaveSeason } from './save-season.js';
import { SeasonSetting } from './season-setting.js';
import type { SeasonFormState } from './use-season-form.js';
import classes from './season-form.module.css';

export function SeasonForm({ form }: { readonly form: SeasonFormState }) {
  return (
    <form className={classes.form} onSubmit={form.submit} aria-label="Season" noValidate>
      <div className={classes.panels}>
        <Panel title="Schedule">
          <div className={classes.fields}>
            <SeasonSetting name="name" form={form} />
            <div className={classes.pair}>
              <SeasonSetting name="episodes" form={form} />
              <SeasonSetting name="firstPickWeek" form={form} />
            </div>
            <SeasonSetting name="rankingsCloseAt" form={form} />
            <SeasonSetting name="draftAt" form={form} />
          </div>
        </Panel>
        <Panel title="Draft, picks and privacy">
          <div className={classes.fields}>
            <SeasonSetting name="rounds" form={form} />
            <SeasonSetting name="shareCastaways" form={form} />
            <SeasonSetting name="hidePicksUntilLock" form={form} />
            <SeasonSetting name="textAutoPicks" form={form} />
            <SeasonSetting name="showEmails" form={form} />
          </div>
        </Panel>
        <Panel title="Scoring" className={classes.wide}>
          <div className={classes.fields}>
            <SeasonSetting name="doubleScoring" form={form} />
          </div>
        </Panel>
      </div>
      <SaveSeason form={form} />
    </form>
  );
}

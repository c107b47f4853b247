/**
 * The rule book: what castaways can do on the show, and how many points it gives the players who picked them. Its counts
 * are fixed: 103 rules in eight categories. It has an entry of its own, so that only the screens that show rules load the
 * text.
 */
export interface Rule {
  /** Unique over the whole book. It is stored with points, so it never changes and is never given to another rule. */
  readonly id: string;
  /** Negative for what costs points. */
  readonly points: number;
  readonly says: string;
}

export interface RuleCategory {
  /** In the address: `/rules?category=idols`. */
  readonly id: string;
  readonly title: string;
  /** When these rules apply. */
  readonly about: string;
  readonly rules: readonly Rule[];
}

type Row = readonly [id: string, points: number, says: string];

/** In the order of a season. */
const BOOK: readonly (Omit<RuleCategory, 'rules'> & { readonly rules: readonly Row[] })[] = [
  {
    id: 'team-challenges',
    title: 'Pre-Merge Team Challenges',
    about: 'While tribes compete: what the tribe wins, each of its castaways earns.',
    rules: [
      ['tribe-first-in-immunity', 4, 'Their tribe comes first in an immunity challenge'],
      ['tribe-second-of-three-in-immunity', 2, 'Their tribe comes second of three in an immunity challenge'],
      ['tribe-wins-reward', 3, 'Their tribe wins a reward challenge'],
      ['tribe-second-of-three-in-reward', 1, 'Their tribe comes second of three in a reward challenge'],
      ['last-leg-of-tribes-win', 2, 'They finish the last leg of a challenge that their tribe wins'],
      ['tribe-last-and-to-council', -1, 'Their tribe comes last and has to face the council'],
    ],
  },
  {
    id: 'pre-merge-council',
    title: 'Pre-Merge Tribal Council',
    about: 'For the castaways of the tribe that has to go to council.',
    rules: [
      ['torch-kept-at-council', 2, 'They sit at the council and keep their torch'],
      ['vote-for-who-leaves', 2, 'They write down the name of whoever leaves'],
      ['name-not-written-down', 2, 'Nobody writes down their name'],
      ['stays-although-name-was-read', 3, 'They stay although their name was read at least once'],
      ['stays-after-tie', 4, 'They stay after a tie and a second vote'],
      ['vote-for-who-stays', -1, 'They write down the name of somebody who stays'],
      ['no-vote-at-council', -2, 'They had no vote to cast that night'],
      ['torch-snuffed', -5, 'Their torch is snuffed'],
    ],
  },
  {
    id: 'post-merge-individual',
    title: 'Post-Merge Individual',
    about: 'After the merge everybody plays alone, and earns alone.',
    rules: [
      ['merge-reached', 5, 'They reach the merge'],
      ['individual-immunity-won', 8, 'They win individual immunity'],
      ['individual-immunity-second', 3, 'They come second in an individual immunity challenge'],
      [
        'last-of-group-in-immunity',
        2,
        'They are the last of their half or group standing in an immunity challenge',
      ],
      ['immunity-in-two-episodes-running', 2, 'They win immunity in two episodes running'],
      ['immunity-for-third-time', 4, 'They win immunity for the third time'],
      ['individual-reward-won', 5, 'They win an individual reward challenge'],
      ['team-reward-won', 2, 'They are on the team that wins a reward challenge'],
      ['reward-shared-by-choice', 2, 'They are chosen to share a reward'],
      ['own-reward-given-away', 1, 'They give their own reward to somebody else'],
      ['first-back-from-journey', 2, 'They come back first from a journey with something in hand'],
      ['first-to-solve-puzzle', 1, 'They take on a puzzle and are the first to solve it'],
      ['endurance-one-hour', 1, 'They hold out in an endurance challenge for an hour or longer'],
      ['endurance-two-hours', 3, 'They hold out in an endurance challenge for two hours or longer'],
      ['food-won-by-bargain', 2, 'They win the food of the camp by a bargain with the host'],
      ['immunity-given-up-for-food', -1, 'They give up an immunity challenge for food'],
      ['first-out-of-immunity', -2, 'They are the first to fall out of an immunity challenge'],
      ['challenge-sat-out-freely', -1, 'They sit out a challenge of their own free will'],
    ],
  },
  {
    id: 'merge-council',
    title: 'Merge Tribal Council',
    about: 'From the first council of the merged tribe to the last before the finale.',
    rules: [
      ['merged-council-torch-kept', 3, 'They keep their torch at a council of the merged tribe'],
      ['merged-council-vote-for-who-leaves', 3, 'Their vote is one of those that send somebody to the jury'],
      ['merged-council-no-vote-against', 3, 'Not one vote of the merged tribe is for them'],
      [
        'merged-council-stays-with-three-votes',
        4,
        'They stay although three or more votes were cast against them',
      ],
      [
        'merged-council-stays-after-tie-or-rocks',
        5,
        'They stay after a tie, a second vote or the drawing of rocks',
      ],
      ['merged-council-vote-for-who-stays', -2, 'Their vote is for somebody who keeps the torch'],
      ['merged-council-torch-snuffed', -4, 'Their torch is snuffed, and they take a seat on the jury'],
    ],
  },
  {
    id: 'advantages',
    title: 'Advantages',
    about: 'Everything that gives an edge and is no idol: extra votes, stolen votes, a way out.',
    rules: [
      ['advantage-found-at-camp', 5, 'They find an advantage at camp'],
      ['advantage-won-in-challenge', 4, 'They win an advantage in a challenge'],
      ['advantage-from-journey', 4, 'They bring an advantage back from a journey'],
      ['advantage-bought-at-auction', 3, 'They buy an advantage at an auction'],
      ['advantage-given-by-castaway', 3, 'They are given an advantage by another castaway'],
      ['advantage-left-by-snuffed', 2, 'They are left an advantage by somebody whose torch was snuffed'],
      ['extra-vote-played', 4, 'They play an extra vote'],
      ['extra-vote-for-who-leaves', 3, 'Their extra vote lands on whoever leaves'],
      ['vote-stolen', 4, 'They steal a vote'],
      ['stolen-vote-for-who-leaves', 3, 'The vote that they stole lands on whoever leaves'],
      ['vote-blocked', 4, 'They block the vote of somebody else'],
      ['extra-vote-passed-on', 3, 'They pass an extra vote to somebody who casts it'],
      ['advantage-played-for-own-safety', 6, 'They play an advantage that keeps them safe'],
      ['advantage-played-for-safety-of-other', 5, 'They play an advantage that keeps somebody else safe'],
      ['other-made-to-leave-council', 5, 'They make somebody leave the council before the vote'],
      ['council-left-before-vote', 4, 'They leave the council before the vote, and are safe'],
      ['tribe-swapped-by-advantage', 3, 'They swap tribes by an advantage of their own'],
      ['advantage-parts-united', 3, 'They take part of an advantage and unite it with the rest'],
      ['secret-advantage-known', 3, 'They know of a secret advantage of somebody else by name'],
      ['advantage-kept-to-finale', 2, 'They see their own advantage through to the finale'],
      ['advantage-swapped', 2, 'They swap an advantage for another one'],
      ['advantage-terms-read-out', 1, 'They read out the terms of an advantage at council'],
      ['false-advantage-believed', 1, 'They plant a false advantage that somebody believes in'],
      ['lost-vote-won-back', 4, 'They win back a vote that they had lost'],
      ['advantage-paid-with-vote', -1, 'They pay for an advantage with their vote'],
      ['vote-lost-on-journey', -2, 'They lose their vote on a journey'],
      ['advantage-played-in-vain', -3, 'They play an advantage, and it changes nothing'],
      ['torch-snuffed-with-advantage', -5, 'Their torch is snuffed with an advantage in their pocket'],
    ],
  },
  {
    id: 'idols',
    title: 'Hidden Immunity Idols',
    about: 'Found, made, given, feared: all that can happen with an idol, real or not.',
    rules: [
      ['idol-found', 6, 'They find a hidden immunity idol'],
      ['idol-clue-found', 3, 'They find a clue to an idol'],
      ['idol-clue-kept-secret', 2, 'They find a clue and tell nobody'],
      ['idol-found-without-clue', 5, 'They find an idol without a clue'],
      ['idol-second-of-season-found', 7, 'They find a second idol in the same season'],
      ['idol-given-by-other', 4, 'They are given an idol by somebody else'],
      ['idol-shown-to-ally', 2, 'They show their idol to an ally'],
      ['idol-held-in-secret', 2, 'They hold an idol that nobody else knows of at the end of the episode'],
      ['idol-held', 1, 'They hold an idol at the end of the episode'],
      ['idol-woken', 4, 'They wake an idol by its secret words or by a task'],
      ['idol-played-for-self', 6, 'They play an idol for themselves'],
      ['idol-played-for-other', 5, 'They play an idol for somebody else'],
      ['idol-cancels-most-votes', 8, 'Their idol cancels the most votes of the night'],
      ['idol-cancels-a-vote', 2, 'Their idol cancels at least one vote'],
      ['idol-played-by-other-for-them', 5, 'Somebody else plays an idol for them'],
      ['false-idol-carved', 3, 'They carve a false idol'],
      ['own-false-idol-played-by-other', 4, 'Their false idol is played at council'],
      ['idol-holder-talked-out-of-play', 3, 'They talk the holder of an idol out of playing it'],
      ['idol-halves-united', 2, 'They unite the two halves of an idol'],
      ['idol-played-without-votes', -3, 'They play an idol, and no vote was against them'],
      ['false-idol-played', -4, 'They play a false idol at council'],
      ['torch-snuffed-with-idol', -8, 'Their torch is snuffed with an idol in their pocket'],
    ],
  },
  {
    id: 'final-three',
    title: 'Final Three',
    about: 'The last night: fire, speeches, and the votes of the jury.',
    rules: [
      ['final-three-reached', 10, 'They sit before the jury in the final three'],
      ['fire-duel-won', 8, 'They win the duel of fire for the last seat'],
      ['jury-vote-received', 2, 'The jury gives them a vote, for each of the votes'],
      ['last-one-standing', 25, 'They are the last one standing'],
    ],
  },
  {
    id: 'random',
    title: 'Random',
    about: 'What belongs nowhere else, and is talked about the day after.',
    rules: [
      ['fire-made-without-flint', 2, 'They make fire without flint or matches'],
      ['food-caught-for-tribe', 2, 'They catch a fish, a crab or anything else that feeds the tribe'],
      ['first-words-of-episode', 1, 'They have the first words of the episode'],
      ['last-confessional-before-council', 1, 'They have the last confessional before the council'],
      ['episode-title-said', 2, 'The episode is named after something that they said'],
      ['tears-over-letter-or-visit', 1, 'They cry on screen over a letter or a visit from home'],
      ['host-laughs-at-council', 2, 'The host laughs at something that they said at council'],
      ['camp-fire-let-out', -1, 'They let the fire of the camp go out'],
      ['rest-ordered-by-doctors', -3, 'They are treated by the doctors and have to rest'],
      ['game-left-without-vote', -10, 'They leave the game without a vote'],
    ],
  },
];

export const ruleCategories: readonly RuleCategory[] = BOOK.map((category) => ({
  ...category,
  rules: category.rules.map(([id, points, says]) => ({ id, points, says })),
}));

export const ruleCount = ruleCategories.reduce((sum, { rules }) => sum + rules.length, 0);

const rulesById: ReadonlyMap<string, Rule> = new Map(
  ruleCategories.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule])),
);

/** The rule with this id; undefined if the book has none. */
export const ruleById = (id: string): Rule | undefined => rulesById.get(id);

import type { RuleCategory } from './rule-book.js';

export const advantages: RuleCategory = {
  id: 'advantages',
  title: 'Advantages',
  about: 'Everything that gives an edge and is no idol: extra votes, stolen votes, a way out.',
  rules: [
    { id: 'advantage-found-at-camp', points: 5, says: 'They find an advantage at camp' },
    { id: 'advantage-won-in-challenge', points: 4, says: 'They win an advantage in a challenge' },
    { id: 'advantage-from-journey', points: 4, says: 'They bring an advantage back from a journey' },
    { id: 'advantage-bought-at-auction', points: 3, says: 'They buy an advantage at an auction' },
    { id: 'advantage-given-by-castaway', points: 3, says: 'They are given an advantage by another castaway' },
    {
      id: 'advantage-left-by-snuffed',
      points: 2,
      says: 'They are left an advantage by somebody whose torch was snuffed',
    },
    { id: 'extra-vote-played', points: 4, says: 'They play an extra vote' },
    { id: 'extra-vote-for-who-leaves', points: 3, says: 'Their extra vote lands on whoever leaves' },
    { id: 'vote-stolen', points: 4, says: 'They steal a vote' },
    { id: 'stolen-vote-for-who-leaves', points: 3, says: 'The vote that they stole lands on whoever leaves' },
    { id: 'vote-blocked', points: 4, says: 'They block the vote of somebody else' },
    { id: 'extra-vote-passed-on', points: 3, says: 'They pass an extra vote to somebody who casts it' },
    { id: 'advantage-played-for-own-safety', points: 6, says: 'They play an advantage that keeps them safe' },
    {
      id: 'advantage-played-for-safety-of-other',
      points: 5,
      says: 'They play an advantage that keeps somebody else safe',
    },
    {
      id: 'other-made-to-leave-council',
      points: 5,
      says: 'They make somebody leave the council before the vote',
    },
    {
      id: 'council-left-before-vote',
      points: 4,
      says: 'They leave the council before the vote, and are safe',
    },
    { id: 'tribe-swapped-by-advantage', points: 3, says: 'They swap tribes by an advantage of their own' },
    {
      id: 'advantage-parts-united',
      points: 3,
      says: 'They take part of an advantage and unite it with the rest',
    },
    {
      id: 'secret-advantage-known',
      points: 3,
      says: 'They know of a secret advantage of somebody else by name',
    },
    { id: 'advantage-kept-to-finale', points: 2, says: 'They see their own advantage through to the finale' },
    { id: 'advantage-swapped', points: 2, says: 'They swap an advantage for another one' },
    { id: 'advantage-terms-read-out', points: 1, says: 'They read out the terms of an advantage at council' },
    {
      id: 'false-advantage-believed',
      points: 1,
      says: 'They plant a false advantage that somebody believes in',
    },
    { id: 'lost-vote-won-back', points: 4, says: 'They win back a vote that they had lost' },
    { id: 'advantage-paid-with-vote', points: -1, says: 'They pay for an advantage with their vote' },
    { id: 'vote-lost-on-journey', points: -2, says: 'They lose their vote on a journey' },
    { id: 'advantage-played-in-vain', points: -3, says: 'They play an advantage, and it changes nothing' },
    {
      id: 'torch-snuffed-with-advantage',
      points: -5,
      says: 'Their torch is snuffed with an advantage in their pocket',
    },
  ],
};

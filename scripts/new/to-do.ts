/** What belongs into a text that the résumé does not have. */
export const toDo = {
  jobTitle: 'TODO what you are, such as “backend developer”',
  action: 'TODO what you built, for whom, and what changed',
  result: 'TODO what changed for those who use it, best with one figure, in nine words at most',
  subTitle: 'TODO what you built, for whom, in a few words',
  degree: 'TODO your degree, such as “MSc”',
};

/** If so, nothing is fetched that was not asked for, and nothing moves. */
export const savesData = () => navigator.connection?.saveData === true;

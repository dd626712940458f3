/** The ground of the page, and of what is shown elsewhere: icons, previews, a browser's bars. */
export const ground = '#04060c';

declare module '@jsonresume/schema' {
  const jsonResume: { validate(resume: unknown, done: (errors: unknown, isValid: boolean) => void): void };
  export default jsonResume;
}

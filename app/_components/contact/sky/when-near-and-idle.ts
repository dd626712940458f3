/** Runs a task once, when an element comes near the viewport and the browser has time. Returns how to call it off. */
export function whenNearAndIdle(element: Element, task: () => void): () => void {
  let cancel = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      cancel = whenIdle(task);
    },
    { rootMargin: '50%' },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancel();
  };
}

function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 500);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: 3000 });
  return () => cancelIdleCallback(request);
}

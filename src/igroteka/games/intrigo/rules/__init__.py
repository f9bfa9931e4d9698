"""The rules of Intrigo. They import `igroteka.core` and nothing else."""
